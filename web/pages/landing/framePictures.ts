import carRoad from '../../ui/landing/frames/carRoad.avif'
import houseDusk from '../../ui/landing/frames/houseDusk.avif'
import mirror from '../../ui/landing/frames/mirror.avif'
import overShoulder from '../../ui/landing/frames/overShoulder.avif'
import table from '../../ui/landing/frames/table.avif'
import windowRain from '../../ui/landing/frames/windowRain.avif'

/** The frames of the board of the welcome page, in the order of its film. */
export const FRAME_PICTURES = [houseDusk, carRoad, mirror, table, overShoulder, windowRain]
