import {
  AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUV422P10LE, AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_FLTP, AV_SAMPLE_FMT_S16,
  type AVPixelFormat, type AVSampleFormat, FF_ENCODER_AAC, FF_ENCODER_LIBOPUS, FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264, FF_ENCODER_PCM_S16LE, FF_ENCODER_PRORES_KS, type FFEncoderCodec,
} from 'node-av/constants'
import type { VideoOptions } from '../formats/video.ts'

/** An encoder and its options. */
interface Coding {
  encoder: FFEncoderCodec
  options: Readonly<Record<string, string>>
}

interface PictureCoding extends Coding {
  pixels: AVPixelFormat
}

export interface SoundCoding extends Coding {
  samples: AVSampleFormat
  /** Bits a second; 0 without compression. */
  bitRate: number
}

export interface VideoCoding {
  picture: PictureCoding
  sound: SoundCoding
  /** Whether each frame stands for itself. */
  isIntra: boolean
}

type Quality = VideoOptions['quality']

/** Constant quality of x264: 0 is without loss, 51 the worst. */
const H264_CRF: Readonly<Record<Quality, number>> = { DRAFT: 26, REVIEW: 18, MASTER: 12 }
/** Of libvpx: 0 to 63. */
const VP9_CRF: Readonly<Record<Quality, number>> = { DRAFT: 42, REVIEW: 30, MASTER: 12 }

const AAC: SoundCoding = { encoder: FF_ENCODER_AAC, options: {}, samples: AV_SAMPLE_FMT_FLTP, bitRate: 192_000 }
const OPUS: SoundCoding = { encoder: FF_ENCODER_LIBOPUS, options: {}, samples: AV_SAMPLE_FMT_FLT, bitRate: 160_000 }
const PCM: SoundCoding = { encoder: FF_ENCODER_PCM_S16LE, options: {}, samples: AV_SAMPLE_FMT_S16, bitRate: 0 }

/** How a video is coded; settings for pictures that stand still for many frames. */
export function codingOf(codec: 'H264' | 'PRORES_422_HQ' | 'VP9', quality: Quality): VideoCoding {
  if (codec === 'H264') {
    const options = { crf: String(H264_CRF[quality]), preset: 'veryfast', tune: 'stillimage', 'forced-idr': '1' }
    const picture = { encoder: FF_ENCODER_LIBX264, options, pixels: AV_PIX_FMT_YUV420P }
    return { picture, sound: AAC, isIntra: false }
  }
  if (codec === 'VP9') {
    const options = {
      crf: String(VP9_CRF[quality]), b: '0', deadline: 'realtime', 'cpu-used': '6', 'tune-content': 'screen',
    }
    const picture = { encoder: FF_ENCODER_LIBVPX_VP9, options, pixels: AV_PIX_FMT_YUV420P }
    return { picture, sound: OPUS, isIntra: false }
  }
  const options = { profile: 'hq', vendor: 'apl0' }
  const picture = { encoder: FF_ENCODER_PRORES_KS, options, pixels: AV_PIX_FMT_YUV422P10LE }
  return { picture, sound: PCM, isIntra: true }
}
