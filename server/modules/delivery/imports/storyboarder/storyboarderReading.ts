import type { Static } from '@sinclair/typebox'
import { fail, FramewrightError } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { decodeText } from '../../../../kernel/textEncoding.ts'
import { readLocalFile } from '../../../../platform/storage/localFile.ts'
import type { IncomingScene, IncomingShot } from '../boards/incomingShots.ts'
import { nearestRatio } from '../boards/nearestRatio.ts'
import type { ReadFile, ReadOrder } from '../reader.ts'
import { foundMedia, type ZippedMedia } from '../foundMedia.ts'
import { isZip, withZip, type ZippedFile } from '../zipEntries.ts'
import { type BoardReading, projectShots, sceneOf } from './projectShots.ts'
import { MOST_BOARDS, type ProjectFile, readProjectFile } from './projectFile.ts'
import { storyboarderFailures, storyboarderWarnings } from './storyboarder.failures.ts'
import type { storyboarderOptions } from './storyboarderOptions.ts'

/** A project of Storyboarder as shots; its pictures and sounds are named by their paths in the ZIP. */
export interface ParsedProject {
  shots: IncomingShot[]
  /** Of a project with several files; of others none. */
  scenes: IncomingScene[]
  warnings: Failure[]
}

type Options = Static<typeof storyboarderOptions>

const MEGABYTE = 1_048_576
/** Most bytes of all `.storyboarder` files together. */
const MOST_TEXT_BYTES = 32 * MEGABYTE
const MOST_FILES = 200
const MOST_MEDIA = 5000
const MOST_NAMED = 5
const IS_PROJECT = /\.storyboarder$/i

const folded = (name: string): string => name.normalize('NFC').toLowerCase()

/** A `.storyboarder` file with the folder that it lies in. */
interface NamedProject {
  name: string
  folder: string
  project: ProjectFile
}

function projectOf(bytes: Uint8Array, name: string): NamedProject {
  if (bytes.length > MOST_TEXT_BYTES) {
    throw fail(storyboarderFailures.STORYBOARDER_TEXT_TOO_LARGE({ most: MOST_TEXT_BYTES / MEGABYTE }))
  }
  const decoded = decodeText(bytes)
  if (!('text' in decoded)) throw fail(storyboarderFailures.STORYBOARDER_DAMAGED({ name: name.slice(0, 200) }))
  return { name, folder: name.slice(0, name.lastIndexOf('/') + 1), project: readProjectFile(decoded.text, name) }
}

/** The projects of a ZIP in the natural order of their names. */
async function projectsIn(files: readonly ZippedFile[]): Promise<NamedProject[]> {
  const found = files.filter(({ name }) => IS_PROJECT.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  if (found.length === 0) throw fail(storyboarderFailures.STORYBOARDER_MISSING())
  if (found.length > MOST_FILES) throw fail(storyboarderFailures.STORYBOARDER_TOO_LARGE({ most: MOST_FILES }))
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_TEXT_BYTES) {
    throw fail(storyboarderFailures.STORYBOARDER_TEXT_TOO_LARGE({ most: MOST_TEXT_BYTES / MEGABYTE }))
  }
  const projects: NamedProject[] = []
  for (const file of found) projects.push(projectOf(await file.read(), file.name))
  if (projects.reduce((sum, { project: { boards } }) => sum + boards.length, 0) > MOST_BOARDS) {
    throw fail(storyboarderFailures.STORYBOARDER_TOO_LARGE({ most: MOST_BOARDS }))
  }
  return projects
}

/** Finds the files of a project, and notes those that are used and those that are missing. */
class ProjectMedia {
  readonly missing = new Set<string>()
  readonly used = new Map<string, ZippedMedia>()
  readonly #files: ReadonlyMap<string, ZippedFile>

  constructor(files: readonly ZippedFile[]) {
    this.#files = new Map(files.map((file) => [folded(file.name), file]))
  }

  /** The path in the ZIP of what a project in a folder calls so. */
  find(folder: string, called: string, kind: ZippedMedia['kind'], isOptional = false): string | null {
    const name = called.split(/[/\\]/).at(-1) ?? ''
    const file = [`${folder}images/${name}`, `${folder}${name}`].map((path) => this.#files.get(folded(path)))
      .find((each) => each !== undefined)
    if (file) this.used.set(file.name, { file, kind })
    else if (!isOptional) this.missing.add(name)
    return file?.name ?? null
  }
}

function warningsOf(
  projects: readonly NamedProject[], joined: number, soundsLeftOut: number, { missing }: ProjectMedia,
): Failure[] {
  const models = projects.flatMap(({ project }) => project.boards).filter(({ hasModels }) => hasModels).length
  const odd = projects.flatMap(({ project: { ratio } }) => {
    const { isSame, name } = nearestRatio(ratio ?? 16 / 9)
    return isSame || ratio === null ? [] : [{ ratio: String(Math.round(ratio * 1000) / 1000), nearest: name }]
  })
  const { size: count } = missing
  const named = [...missing].slice(0, MOST_NAMED).map((name) => name.slice(0, 100))
  const names = [...named, ...(count > MOST_NAMED ? ['…'] : [])].join(', ')
  return [
    ...(count > 0 ? [storyboarderWarnings.STORYBOARDER_FILES_MISSING({ count, names })] : []),
    ...(models > 0 ? [storyboarderWarnings.STORYBOARDER_MODELS_LEFT_OUT({ count: models })] : []),
    ...(soundsLeftOut > 0 ? [storyboarderWarnings.STORYBOARDER_SOUNDS_LEFT_OUT({ count: soundsLeftOut })] : []),
    ...(joined > 0 ? [storyboarderWarnings.STORYBOARDER_LENGTHS_JOINED({ count: joined })] : []),
    ...(odd[0] ? [storyboarderWarnings.STORYBOARDER_RATIO_FITTED(odd[0])] : []),
  ]
}

async function readProject(
  { options, frameRate, folder }: ReadOrder<Options>, projects: readonly NamedProject[],
  files: readonly ZippedFile[],
): Promise<ReadFile<ParsedProject>> {
  const media = new ProjectMedia(files)
  const taken = new Set<string>()
  const [shots, scenes]: [IncomingShot[], IncomingScene[]] = [[], []]
  let [joined, soundsLeftOut, before] = [0, 0, 0]
  for (const [index, { name, folder: within, project }] of projects.entries()) {
    const reading: BoardReading = {
      rate: frameRate, isEachShot: options.shots === 'BOARDS', hasNotes: options.isNotesLayerIncluded,
      pictureOf: (called, isOptional) => media.find(within, called, 'IMAGE', isOptional),
      soundOf: (called) => media.find(within, called, 'SOUND'),
    }
    const scene = projects.length > 1 ? index : null
    const read = projectShots(project, reading, { before, scene, taken })
    if (scene !== null) scenes.push(sceneOf(name))
    shots.push(...read.shots)
    joined += read.joined
    soundsLeftOut += read.soundsLeftOut
    before += project.boards.length
  }
  if (shots.length === 0) throw fail(storyboarderFailures.STORYBOARDER_EMPTY())
  if (media.used.size > MOST_MEDIA) throw fail(storyboarderFailures.STORYBOARDER_TOO_LARGE({ most: MOST_MEDIA }))
  const warnings = warningsOf(projects, joined, soundsLeftOut, media)
  return { parsed: { shots, scenes, warnings }, found: await foundMedia([...media.used.values()], folder) }
}

/** Reads a project of Storyboarder, in a process apart: a ZIP with `.storyboarder` files, or one such file alone. */
export async function read(order: ReadOrder<Options>): Promise<ReadFile<ParsedProject>> {
  try {
    const { bytes, path, fileName } = order
    if (!isZip(bytes)) return await readProject(order, [projectOf(await readLocalFile(path), fileName)], [])
    return await withZip(path, async (files) => readProject(order, await projectsIn(files), files))
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure }
    throw error
  }
}
