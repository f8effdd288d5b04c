import type { Command } from 'commander'
import { ShotsDocument, type ShotRowFragment } from '../../client/public.ts'
import { collect } from '../collect.ts'
import { findProject, findShot, findStatus, findStoryboard, kindOfPlace } from '../lookups.ts'
import { writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  status?: string[]
  search?: string
  updatedSince?: string
}

/** The shots of a project, of one of its boards, or one shot alone. */
async function readShots(session: Session, place: string, options: Options): Promise<ShotRowFragment[]> {
  const { client, signal } = session
  const kind = kindOfPlace(place)
  if (kind === 'shot') {
    const { storyboard: _storyboard, ...shot } = await findShot(session, place)
    return [shot]
  }
  const board = kind === 'storyboard' ? await findStoryboard(session, place) : null
  const project = board ? board.project : await findProject(session, place)
  const filter = {
    search: options.search,
    updatedSince: options.updatedSince,
    storyboardIds: board ? [board.id] : undefined,
    statusIds: options.status?.map((name) => findStatus(project.statuses, name).id),
  }
  const variables = { projectId: project.id, filter }
  return collect(client.list(ShotsDocument, variables, (data) => data.project?.shots, { signal }))
}

async function shots(session: Session, options: Options, place = ''): Promise<void> {
  const rows = await readShots(session, place, options)
  if (session.isJson) return writeJson(rows)
  await writeTable(rows, [
    { head: 'PATH', text: ({ path }) => path },
    { head: 'STATUS', text: ({ status }) => status?.name },
    { head: 'FRAMES', text: ({ frames }) => frames, isNumber: true },
    { head: 'SCENE', text: ({ scene }) => scene?.number, isNumber: true },
    { head: 'NAME', text: ({ name }) => name },
  ])
}

/** Adds `shots`. */
export function addShots(program: Command, action: Action): void {
  program
    .command('shots')
    .description('list shots, board by board in order')
    .argument('<place>', 'BRICK, BRICK/MAIN or BRICK/MAIN/SH0010, or an id')
    .option('--status <names...>', 'only at one of these statuses')
    .option('--search <text>', 'only with this in the name, code or description')
    .option('--updated-since <time>', 'only changed since, as 2026-11-21T09:00:00Z')
    .action(action(shots))
}
