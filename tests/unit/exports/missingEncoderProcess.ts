import { join } from 'node:path'
import { ExportFailure } from '../../../server/modules/delivery/exports/exportFormat.ts'
import { codingOf } from '../../../server/modules/delivery/exports/writers/videoCodecs.ts'
import { VideoFile } from '../../../server/modules/delivery/exports/writers/videoFile.ts'
import { workForParent } from '../../../server/platform/workers/childSide.ts'

/** Begins a video in a folder with an encoder that does not exist. */
workForParent<{ folder: string }>(
  async ({ folder }) => {
    const coding = codingOf('H264', 'DRAFT')
    const picture = { ...coding.picture, encoder: 'libnothing' as typeof coding.picture.encoder }
    await VideoFile.create(join(folder, 'file'), {
      container: 'mp4', width: 64, height: 64, rate: { numerator: 24, denominator: 1 }, coding: { ...coding, picture },
      hasSound: false, title: '', timecode: '00:00:00:00',
    })
  },
  (error) => (error instanceof ExportFailure ? error.failure : null),
)
