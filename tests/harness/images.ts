import { randomInt } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Answer, Client } from './client.ts'
import { sendFile } from './files.ts'
import type { Person } from './fixtures.ts'

/** A picture nobody else has: a colored frame by chance, 120 × 80 pixels unless said otherwise. */
export function anyPicture(size = { width: 120, height: 80 }): Sharp {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const dot = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const input = { create: { width: 8, height: 8, channels: 3 as const, background: dot } }
  return sharp({ create: { ...size, channels: 3, background } }).composite([{ input, gravity: 'northwest' }])
}

/** The bytes of a picture, as uploads take them. */
export const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await image.toBuffer())

/** A small PNG nobody else has. */
export const anyPng = (size?: { width: number; height: number }) => bytesOf(anyPicture(size).png())

/** Where the file of an upload stands in its request. */
export const FILE_AT = 'variables.input.file'

/** What `setViewImage` and `removeViewImage` answer. */
export interface ViewWithImage {
  id: string
  pictureRevision: number
  revision: number
  image: { id: string; width: number; height: number; bytes: number; contentType: string; url: string } | null
  thumbnailUrl: string
}

export const VIEW_WITH_IMAGE =
  'view { id pictureRevision revision image { id width height bytes contentType url } thumbnailUrl }'

/** Puts a file behind a view. */
export const uploadImage = (
  app: Client,
  person: Person | null,
  viewId: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'picture.png',
): Promise<Answer<{ setViewImage: { view: ViewWithImage } }>> =>
  sendFile(
    app,
    person,
    `mutation ($input: SetViewImageInput!) { setViewImage(input: $input) { ${VIEW_WITH_IMAGE} } }`,
    { input: { viewId, file: null } },
    { at: FILE_AT, bytes, name, type: 'image/png' },
  )

/** The same, for what must succeed. */
export async function giveImage(
  app: Client,
  person: Person,
  viewId: string,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<ViewWithImage> {
  const { data, errors } = await uploadImage(app, person, viewId, bytes ?? (await anyPng()))
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setViewImage.view
}

/** What `setLayerImage` and `removeLayerImage` answer. */
export interface ViewWithLayers {
  id: string
  revision: number
  thumbnailUrl: string
  layers: { key: string; imageUrl: string | null }[]
  layerPictures: { name: string; url: string }[]
}

export const VIEW_WITH_LAYERS = 'view { id revision thumbnailUrl layers { key imageUrl } layerPictures { name url } }'

/** Puts a file on a layer of a view. */
export const uploadLayerImage = (
  app: Client,
  person: Person | null,
  viewId: string,
  bytes: Uint8Array<ArrayBuffer>,
  layerKey = 'reference',
): Promise<Answer<{ setLayerImage: { view: ViewWithLayers } }>> =>
  sendFile(
    app,
    person,
    `mutation ($input: SetLayerImageInput!) { setLayerImage(input: $input) { ${VIEW_WITH_LAYERS} } }`,
    { input: { viewId, layerKey, file: null } },
    { at: FILE_AT, bytes, name: 'picture.png', type: 'image/png' },
  )

/** The same, for what must succeed. */
export async function giveLayerImage(
  app: Client,
  person: Person,
  viewId: string,
  { bytes, layerKey }: { bytes?: Uint8Array<ArrayBuffer>; layerKey?: string } = {},
): Promise<ViewWithLayers> {
  const { data, errors } = await uploadLayerImage(app, person, viewId, bytes ?? (await anyPng()), layerKey)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setLayerImage.view
}
