// Checks that a version is what its seal was made of, as docs/seals.md describes, and compares it with that of a mail.
//   FRAMEWRIGHT_TOKEN=fw_… node examples/checkSeal.mjs version_… 4c20e97f2e5c4fe6
import { createHash } from 'node:crypto'
const { FRAMEWRIGHT_URL: server = 'http://localhost:4000', FRAMEWRIGHT_TOKEN: token = '' } = process.env
const [id, mailed = ''] = process.argv.slice(2)
const query = `query ($id: ID!, $after: String) { version: node(id: $id) { ... on StoryboardVersion {
  seal startTimecode frameRate { numerator denominator } soundtrack { url offset volume }
  shots(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes {
    shotId aspectRatio name description dialogue notes cameraNote frames voiceUrl
    views { name description width height imageUrl ink } } } } } }`

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const digest = (value) => sha256(JSON.stringify(value, (_key, each) => each?.normalize?.('NFC') ?? each))
const ofFile = async (path) => path ? sha256(Buffer.from(await (await fetch(new URL(path, server))).arrayBuffer())) : ''

let version
const rows = []
do {
  const body = JSON.stringify({ query, variables: { id, after: version?.shots.pageInfo.endCursor } })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const { data, errors } = await (await fetch(new URL('/graphql', server), { method: 'POST', headers, body })).json()
  if (!data?.version?.seal) throw new Error(errors?.[0].message ?? 'No such version, or its seal is being prepared')
  version = data.version
  const { numerator, denominator } = version.frameRate
  for (const { shotId, aspectRatio, frames, voiceUrl, views, ...shot } of version.shots.nodes) {
    const drawn = views.map(async (view) => [view.width, view.height, await ofFile(view.imageUrl), digest(view.ink)])
    const texts = [shot.name, shot.description, shot.dialogue, shot.notes, shot.cameraNote]
    const text = digest([...texts, views.map(({ name, description }) => [name, description])])
    const timing = digest([frames, numerator, denominator, await ofFile(voiceUrl)])
    rows.push([shotId, digest([aspectRatio, await Promise.all(drawn)]), text, timing])
  }
} while (version.shots.pageInfo.hasNextPage)

const { seal, startTimecode, frameRate: { numerator, denominator }, soundtrack } = version
const [hours, minutes, seconds, frames] = startTimecode.split(':').map(Number)
const start = ((hours * 60 + minutes) * 60 + seconds) * Math.round(numerator / denominator) + frames
const sound = soundtrack ? [await ofFile(soundtrack.url), soundtrack.offset, Math.round(soundtrack.volume * 1000)] : []
const made = digest([1, rows, numerator, denominator, start, sound])
console.log(`${made} ${made === seal ? 'is the seal of the version' : `is not the seal of the version, ${seal}`}`)
if (made !== seal || !made.startsWith(mailed)) process.exit(1)
