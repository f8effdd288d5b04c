import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import {
  demandPictureRight, picturePath, removeProfilePicture, setProfilePicture,
} from './profilePicture.service.ts'
import { signedPath } from './signature.ts'
import { receiveUpload } from './upload.service.ts'
import { UploadRefused } from './uploadRefusal.ts'

builder.prismaObjectField('User', 'pictureUrl', (t) =>
  t.string({
    nullable: true,
    description:
      'The path of the picture on this server, a WebP of 256 × 256 pixels, signed for seven days; null without one.',
    args: { ...ABSOLUTE },
    select: { id: true, pictureId: true },
    resolve: ({ id, pictureId }, { absolute }) =>
      pictureId === null ? null : asAsked(signedPath(picturePath(id, pictureId)), { absolute }),
  }),
)

const PictureCrop = builder.inputType('PictureCrop', {
  description: 'The square that is shown of an upright image.',
  fields: (t) => ({
    left: t.float({ description: 'The free width that lies left of it: 0 at the left edge, 1 at the right edge.' }),
    top: t.float({ description: 'The free height that lies above it: 0 at the top edge, 1 at the bottom edge.' }),
    size: t.float({ description: 'Its side as a share of the shorter side of the image: 0.05 to 1.' }),
  }),
})

/** The largest square, from the middle. */
const CENTERED = { left: 0.5, top: 0.5, size: 1 }

const userField = (t: PayloadFields<{ userId: string }>) =>
  t.prismaField({
    type: UserNode,
    description: 'Your account after the change.',
    resolve: (query, { userId }) => prisma().user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  })

builder.relayMutationField(
  'setProfilePicture',
  {
    description: 'Your new picture.',
    inputFields: (t) => ({
      image: t.field({ type: 'Upload', description: UPLOAD_RULE }),
      crop: t.field({
        type: PictureCrop, required: false, description: 'The part that is shown; the middle by default.',
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Sets your picture and replaces the previous one. An API token needs the scope `admin`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { image, crop, expectedVersion } }, context) => {
      const viewer = requireViewer(context)
      demandPictureRight(viewer)
      try {
        const received = await receiveUpload(await streamOf(image, 'image'))
        await setProfilePicture(viewer, received, crop ?? CENTERED, expectedVersion)
        return { userId: viewer.userId }
      } catch (error) {
        throw error instanceof UploadRefused ? error.inField('image') : error
      }
    },
  },
  {
    description: 'The changed account.',
    outputFields: (t) => ({ user: userField(t) }),
  },
)

builder.relayMutationField(
  'removeProfilePicture',
  {
    description: 'The version of your account.',
    inputFields: (t) => ({ expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }) }),
  },
  {
    description: 'Removes your picture. An API token needs the scope `admin`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { expectedVersion } }, context) => {
      const viewer = requireViewer(context)
      await removeProfilePicture(viewer, expectedVersion)
      return { userId: viewer.userId }
    },
  },
  {
    description: 'The changed account.',
    outputFields: (t) => ({ user: userField(t) }),
  },
)
