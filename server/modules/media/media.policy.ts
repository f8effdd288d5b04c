import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleAsset } from '../assets/asset.policy.ts'
import { visibleTo as visibleOrganization } from '../organizations/organization.policy.ts'
import { visibleSoundtrack, visibleVoice } from '../sounds/sound.policy.ts'
import { visibleTo as visibleView } from '../views/view.policy.ts'

/** A viewer sees the images and sounds of one's organizations; by a token limited to a project, those used in it. */
export const visibleTo = (viewer: Viewer): Prisma.MediaWhereInput => ({
  organization: visibleOrganization(viewer),
  ...(viewer.projectId !== null && {
    OR: [
      { views: { some: visibleView(viewer) } },
      { assets: { some: visibleAsset(viewer) } },
      { soundtracks: { some: visibleSoundtrack(viewer) } },
      { voices: { some: visibleVoice(viewer) } },
    ],
  }),
})
