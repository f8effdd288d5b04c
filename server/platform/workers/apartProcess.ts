import { workForParent } from './childSide.ts'

/** A function that a file exports, and what it is called with. */
export interface ApartOrder {
  /** The address of the file. */
  file: string
  name: string
  input: unknown
}

/** People wait for this work more often than for exports. */
const NICE = 10

type Work = (input: unknown) => unknown

async function work({ file, name, input }: ApartOrder): Promise<unknown> {
  const exported = (await import(file)) as Record<string, Work>
  return exported[name]?.(input)
}

/** Runs functions for the server, one after another. */
workForParent<ApartOrder>(async (order, parent) => parent.tell(await work(order)), () => null, NICE)
