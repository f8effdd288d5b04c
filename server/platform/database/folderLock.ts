import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../kernel/startupError.ts'

/** A socket named after the folder: the system closes it with the process, however that ends. */
function socketPath(folder: string): string {
  const name = `framewright-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** Makes the data folder when missing. StartupError when it cannot be written to. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartupError(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`, { cause })
  }
}

/** Whether another process holds a data folder. */
export const isDataFolderHeld = (folder: string): Promise<boolean> => answers(socketPath(folder))

/** Holds a data folder for this process alone, until the answered function is called. StartupError when it is held. */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const path = socketPath(folder)
  if (await isDataFolderHeld(folder)) {
    throw new StartupError(
      `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  server.unref()
  return () => void server.close()
}
