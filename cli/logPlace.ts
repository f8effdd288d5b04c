import { readFile, rename, writeFile } from 'node:fs/promises'
import { UsageError } from './exits.ts'

/** Where in the log of a project somebody is, kept in a file. */
export class LogPlace {
  private constructor(
    private readonly path: string,
    private readonly projectId: string,
    public seq: number | null,
  ) {}

  /** Reads a file that may not be there yet; refuses one of another project. */
  static async open(path: string, projectId: string): Promise<LogPlace> {
    let text: string
    try {
      text = await readFile(path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new LogPlace(path, projectId, null)
      throw error
    }
    const kept = LogPlace.parse(text)
    if (!kept) throw new UsageError(`${path} is no state of framewright events`)
    if (kept.projectId !== projectId) throw new UsageError(`${path} is of another project: ${kept.projectId}`)
    return new LogPlace(path, projectId, kept.seq)
  }

  private static parse(text: string): { projectId: string; seq: number } | null {
    try {
      const kept = JSON.parse(text) as { projectId?: unknown; seq?: unknown }
      const { projectId, seq } = kept
      return typeof projectId === 'string' && Number.isSafeInteger(seq) ? { projectId, seq: Number(seq) } : null
    } catch {
      return null
    }
  }

  /** Keeps that everything up to a number was taken; the file is whole at every moment. */
  async reach(seq: number): Promise<void> {
    if (this.seq === seq) return
    this.seq = seq
    await writeFile(`${this.path}.next`, `${JSON.stringify({ projectId: this.projectId, seq })}\n`)
    await rename(`${this.path}.next`, this.path)
  }
}
