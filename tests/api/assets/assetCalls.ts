import type { Answer, Client } from '../../harness/client.ts'
import { sendFile } from '../../harness/files.ts'
import type { Person } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { mutate, mutatedOne } from '../projects/projectCalls.ts'

/** An asset as somebody sees it. */
export interface ReadAsset {
  id: string
  code: string
  name: string
  type: string
  status: string
  description: string
  metadata: { key: string; kind: string; value: string }[]
  thumbnail: { id: string; width: number; bytes: number; url: string } | null
  version: number
}

export const ASSET =
  'id code name type status description metadata { key kind value } thumbnail { id width bytes url } version'

export type Relationship = 'USES' | 'USED' | 'OWNS' | 'BELONGS_TO'

/** A dependency as somebody sees it. */
export interface ReadDependency {
  id: string
  relationshipType: Relationship
  source: { id: string }
  target: { id: string }
}

export const DEPENDENCY = 'id relationshipType source { id } target { id }'

/** Adds an asset to a project; "Lighthouse" unless said otherwise. */
export const makeAsset = async (app: Client, person: Person, projectId: string, input: object = {}) =>
  (
    await mutatedOne<{ asset: ReadAsset }>(
      app,
      person,
      'createAssets',
      { projectId, name: 'Lighthouse', ...input },
      `asset { ${ASSET} }`,
    )
  ).asset

/** An asset by its id; null when it is not found. */
export const readAsset = async (app: Client, person: Person, id: string) =>
  (await app.send<{ asset: ReadAsset } | null>(person, `query ($id: ID!) { asset(by: { id: $id }) {
    ${ASSET} } }`, { id })).data
    ?.asset ?? null

/** Says how an asset stands to another; the answer holds what went wrong. */
export const tryDependency = (
  app: Client,
  person: Person | null,
  assetId: string,
  relationshipType: Relationship,
  targetId: string,
) =>
  mutate<{ dependency: ReadDependency }>(
    app,
    person,
    'addAssetDependency',
    { assetId, relationshipType, targetId },
    `dependency { ${DEPENDENCY} }`,
  )

/** The same, for what must succeed. */
export async function addDependency(
  app: Client,
  person: Person,
  assetId: string,
  relationshipType: Relationship,
  targetId: string,
): Promise<ReadDependency> {
  const { data, errors } = await tryDependency(app, person, assetId, relationshipType, targetId)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.dependency
}

/** The dependencies of an asset, from either side; null when it is not found. */
export async function readDependencies(app: Client, person: Person, id: string, args = '(first: 200)') {
  interface Read {
    asset: {
      dependencies: {
        totalCount: number
        nodes: ReadDependency[]
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
      }
    }
  }
  const fields = `totalCount nodes { ${DEPENDENCY} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
  const query = `query ($id: ID!) { asset(by: { id: $id }) { dependencies${args} { ${fields} } } }`
  const { data } = await app.send<Read | null>(person, query, { id })
  return data?.asset.dependencies ?? null
}

/** Uploads a file as the thumbnail of an asset. */
export const uploadThumbnail = (
  app: Client,
  person: Person | null,
  assetId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Answer<{ setAssetThumbnail: { asset: ReadAsset } } | null>> =>
  sendFile(
    app,
    person,
    `mutation ($input: SetAssetThumbnailInput!) { setAssetThumbnail(input: $input) { asset { ${ASSET} } } }`,
    { input: { assetId, image: null } },
    { at: 'variables.input.image', bytes, name: 'picture.png', type: 'image/png' },
  )

/** The same, for what must succeed; a picture nobody else has unless one is given. */
export async function giveThumbnail(
  app: Client,
  person: Person,
  assetId: string,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<ReadAsset> {
  const { data, errors } = await uploadThumbnail(app, person, assetId, bytes ?? (await anyPng()))
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setAssetThumbnail.asset
}
