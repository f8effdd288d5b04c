import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** The mails the server under test has kept for an address, oldest first. */
async function mailsTo(address: string) {
  const folder = join(process.env['JOURNEY_DATA_DIR'] ?? '', 'mail')
  let names: string[] = []
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml')).sort()
  } catch {
    // None was written yet.
  }
  // Hundreds of mails go to others.
  const files = names.map((name) => readFileSync(join(folder, name))).filter((file) => file.includes(address))
  const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** Waits for the newest mail to an address whose subject fits; answers the path of its first link below `path`. */
export async function linkMailedTo(address: string, subject: RegExp, path = '/'): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = (await mailsTo(address)).filter((each) => subject.test(each.subject ?? '')).at(-1)
    const links = mail?.text?.match(/https?:\/\/\S+/g) ?? []
    link = links.find((each) => new URL(each).pathname.startsWith(path))
    expect(link, `a mail to ${address} about ${subject}`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
