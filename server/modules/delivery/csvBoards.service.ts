import type { FrameNumbers } from '../../kernel/frameNumbers.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { folded } from './csvText.ts'

/** What reads for a plan: the change's transaction, or the database for a dry run. */
export type Reader = Pick<Transaction, '$queryRaw' | 'taskAssignee'>

/** The project a file belongs to. */
export interface CsvProject extends FrameNumbers {
  id: string
  organizationId: string
  /** Whether people are named by their addresses; by their names for a token limited to the project. */
  hasAddresses: boolean
  frameRateNumerator: number
  frameRateDenominator: number
}

/** A board in the order of its project. */
export interface CsvBoard {
  id: string
  code: string
  startTimecode: number
}

/** A shot on a board. */
export interface CsvShot {
  id: string
  storyboardId: string
  code: string
  description: string
  dialogue: string
  cameraNote: string
  notes: string
  frames: number
  statusId: string | null
  /** Frames of the shots before it on its board. */
  start: number
}

/** The boards and shots of a project that are not in the trash, in order. Two statements. */
export async function readBoards(database: Reader, projectId: string) {
  const boards = await database.$queryRaw<CsvBoard[]>`
    SELECT "id", "code", "startTimecode" FROM "Storyboard"
    WHERE "projectId" = ${projectId}::uuid AND "deletedAt" IS NULL ORDER BY "rank"`
  const shots = await database.$queryRaw<CsvShot[]>`
    SELECT s."id", s."storyboardId", s."code", s."description", s."dialogue", s."cameraNote", s."notes", s."frames",
      s."statusId",
      (sum(s."frames") OVER (PARTITION BY b."id" ORDER BY s."rank") - s."frames")::float8 AS "start"
    FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE b."projectId" = ${projectId}::uuid AND b."deletedAt" IS NULL AND s."deletedAt" IS NULL
    ORDER BY b."rank", s."rank"`
  return new BoardLookup(boards, shots)
}

/** What people call a shot across boards: "MAIN/SH0010". */
export const pathOf = (board: string, shot: string) => `${board.trim()}/${shot.trim()}`

/** Boards and shots of a project, found by their codes in any case. */
export class BoardLookup {
  readonly shots: readonly CsvShot[]
  private readonly boardsByCode: Map<string, CsvBoard>
  private readonly boardsById: Map<string, CsvBoard>
  private readonly shotsByPath: Map<string, CsvShot>
  private readonly places: Map<string, number>

  constructor(boards: readonly CsvBoard[], shots: readonly CsvShot[]) {
    this.shots = shots
    this.boardsByCode = new Map(boards.map((board) => [folded(board.code), board]))
    this.boardsById = new Map(boards.map((board) => [board.id, board]))
    this.places = new Map(shots.map(({ id }, place) => [id, place]))
    this.shotsByPath = new Map(shots.map((shot) => [folded(this.pathTo(shot)), shot]))
  }

  board(code: string): CsvBoard | null {
    return this.boardsByCode.get(folded(code)) ?? null
  }

  boardOf({ storyboardId }: CsvShot): CsvBoard | null {
    return this.boardsById.get(storyboardId) ?? null
  }

  shot(path: string): CsvShot | null {
    return this.shotsByPath.get(folded(path)) ?? null
  }

  shotById(id: string): CsvShot | null {
    return this.shots[this.places.get(id) ?? -1] ?? null
  }

  /** The shots of these ids that are in sight, in order. */
  among(ids: ReadonlySet<string>): CsvShot[] {
    const places = [...ids].flatMap((id) => this.places.get(id) ?? [])
    return places.toSorted((one, other) => one - other).flatMap((place) => this.shots[place] ?? [])
  }

  pathTo(shot: CsvShot): string {
    return pathOf(this.boardOf(shot)?.code ?? '', shot.code)
  }
}
