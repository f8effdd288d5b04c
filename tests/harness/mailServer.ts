import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Recipients whose address begins so are refused a while, as a full mailbox would: the server must try again. */
export const REFUSED_ONCE = 'refused-once-'

const folderOf = (folder: string, address: string) =>
  join(folder, createHash('sha256').update(address.toLowerCase()).digest('hex'))

/** A real SMTP server on this machine that keeps what it takes, each recipient's mails in a folder. */
export async function startMailServer(folder: string) {
  mkdirSync(folder)
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const isFirst = address.startsWith(REFUSED_ONCE) && !refused.has(address)
      refused.add(address)
      if (isFirst) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 452 }))
      done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) {
          const box = folderOf(folder, address)
          mkdirSync(box, { recursive: true })
          const name = `${Date.now()}-${randomUUID()}`
          writeFileSync(join(box, `${name}.partial`), Buffer.concat(chunks))
          renameSync(join(box, `${name}.partial`), join(box, `${name}.eml`))
        }
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The mails an address has got so far, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<Email[]> {
  const box = folderOf(folder, address)
  let names: string[] = []
  try {
    names = readdirSync(box).filter((name) => name.endsWith('.eml')).sort()
  } catch {
    // Nothing has come yet.
  }
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(box, name)))))
}
