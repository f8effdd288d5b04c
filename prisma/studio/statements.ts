/** A statement, and the names of its parameters in their order. */
interface Statement {
  text: string
  names: string[]
}

/** The parameters of statements, with their types in SQL. */
const TYPES: Record<string, string> = {
  organizationId: 'uuid', userId: 'uuid', prefix: 'text', project: 'int', ranks: 'text[]', subjects: 'text[]',
  payload: 'bytea', boards: 'int', shots: 'int', assets: 'int', tasks: 'int', operations: 'int', events: 'int',
}

/** Writes `:name` as a numbered parameter of its type. */
function statement(written: string): Statement {
  const names: string[] = []
  const text = written.replaceAll(/(?<![:\w]):(\w+)/g, (_all, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}::${TYPES[name]}`
  })
  return { text, names }
}

/** The id of a thing by its number among those of its kind. */
const id = (kind: string, number: string) =>
  `(:prefix || '-7${kind}-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`

const PROJECT = id('001', ':project')
const STATUS = id('002', ':project * 4 + status')
const BOARD = id('003', ':project * 16 + board')
const SCENE = id('004', '(:project * 16 + board) * 16 + scene')
const SHOT_NUMBER = '(:project * 16 + board) * 1024 + shot'
const SHOT = id('005', SHOT_NUMBER)
const VIEW = id('006', SHOT_NUMBER)
const ASSET = id('008', ':project * 1024 + asset')
const TASK = id('00a', ':project * 4096 + task')

const EACH_BOARD = 'generate_series(0, :boards - 1) board'
const EACH_SHOT = `${EACH_BOARD}, generate_series(0, :shots - 1) shot`
const EACH_TASK = 'generate_series(0, :tasks - 1) task'

/** What makes one project, in an order in which each thing finds those that it hangs on. */
export const STATEMENTS: readonly Statement[] = [
  `INSERT INTO "Project" ("id", "organizationId", "code", "name", "eventSeq", "updatedAt")
   VALUES (${PROJECT}, :organizationId, 'P' || lpad(:project::text, 4, '0'), 'Film ' || :project::text, :events,
     now())`,
  `INSERT INTO "ShotStatus" ("id", "projectId", "name", "color", "rank")
   SELECT ${STATUS}, ${PROJECT}, 'Status ' || status, '#4FB3E8', 'a' || status FROM generate_series(0, 2) status`,
  `INSERT INTO "Storyboard" ("id", "projectId", "code", "name", "rank", "updatedAt")
   SELECT ${BOARD}, ${PROJECT}, 'R' || board, 'Reel ' || board, (:ranks)[board + 1], now() FROM ${EACH_BOARD}`,
  `INSERT INTO "Scene" ("id", "storyboardId", "number", "heading", "rank")
   SELECT ${SCENE}, ${BOARD}, (scene + 1)::text, 'INT. MARSH ' || scene, (:ranks)[scene + 1]
   FROM ${EACH_BOARD}, generate_series(0, 9) scene`,
  `INSERT INTO "Shot" ("id", "storyboardId", "sceneId", "statusId", "code", "name", "description", "rank", "frames",
     "updatedAt")
   SELECT ${SHOT}, ${BOARD}, ${id('004', '(:project * 16 + board) * 16 + shot * 10 / :shots')},
     ${id('002', ':project * 4 + shot % 3')}, 'SH' || lpad((10 * (shot + 1))::text, 4, '0'), 'Plate ' || shot,
     'Reeds in the wind, the heron rises.', (:ranks)[shot + 1], 24 + shot % 48, now()
   FROM ${EACH_SHOT}`,
  `INSERT INTO "ShotView" ("id", "shotId", "rank", "revision", "strokeCount", "baseWidth", "baseHeight", "width",
     "height", "pictureRevision", "drawnAt", "updatedAt")
   SELECT ${VIEW}, ${SHOT}, 'a0', :operations, :operations, 1920, 1080, 1920, 1080, :operations, now(), now()
   FROM ${EACH_SHOT}`,
  `INSERT INTO "DrawingOp" ("viewId", "seq", "opId", "actorId", "kind", "payload")
   SELECT ${VIEW}, seq, ${id('007', `(${SHOT_NUMBER})::bigint * 1024 + seq`)}, :userId, 'ADD_STROKES', :payload
   FROM ${EACH_SHOT}, generate_series(1, :operations) seq`,
  `INSERT INTO "Asset" ("id", "projectId", "code", "name", "type", "updatedAt")
   SELECT ${ASSET}, ${PROJECT}, 'A' || lpad(asset::text, 4, '0'), 'Heron ' || asset,
     (ARRAY['CHARACTER', 'MODEL', 'ENVIRONMENT', 'PROP']::"AssetType"[])[1 + asset % 4], now()
   FROM generate_series(0, :assets - 1) asset`,
  `INSERT INTO "Casting" ("id", "projectId", "shotId", "assetId", "updatedAt")
   SELECT ${id('009', `(${SHOT_NUMBER}) * 4 + part`)}, ${PROJECT}, ${SHOT},
     ${id('008', ':project * 1024 + (shot + part) % :assets')}, now()
   FROM ${EACH_SHOT}, generate_series(0, least(3, :assets) - 1) part`,
  `INSERT INTO "Task" ("id", "projectId", "title", "status", "priority", "dueDate", "rank", "updatedAt")
   SELECT ${TASK}, ${PROJECT}, 'Clean up plate ' || task,
     (ARRAY['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'DONE']::"TaskStatus"[])[1 + task % 5],
     (ARRAY['LOW', 'MEDIUM', 'HIGH']::"TaskPriority"[])[1 + task % 3],
     CASE WHEN task % 3 = 0 THEN current_date + task % 60 END, (:ranks)[1 + task / 5], now()
   FROM ${EACH_TASK}`,
  `INSERT INTO "TaskAssignee" ("taskId", "userId", "rank")
   SELECT ${TASK}, :userId, 0 FROM ${EACH_TASK} WHERE task % 4 = 0`,
  `INSERT INTO "TaskShot" ("taskId", "shotId")
   SELECT ${TASK}, ${id('005', '(:project * 16) * 1024 + task % :shots')} FROM ${EACH_TASK} WHERE task % 6 = 0`,
  `INSERT INTO "Event" ("projectId", "seq", "type", "actorId", "subject", "payload", "at")
   SELECT ${PROJECT}, seq, 'shot.moved', :userId, (:subjects)[1 + seq % (:boards * :shots)],
     '{"from": "a0", "to": "a1"}'::jsonb, now() - (:events - seq) * interval '1 minute'
   FROM generate_series(1, :events) seq`,
].map(statement)
