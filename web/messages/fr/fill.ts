import type { fillMessages } from '../fill.ts'

/** Filling areas of a drawing. */
export const fillMessagesFrench: typeof fillMessages = {
  hint: 'Remplir : touchez une zone, ou tracez-en le contour',
  gap: 'Fermer les trous',
  gapValue: (pixels) => `${pixels} px`,
  sees: 'Traits qui délimitent une zone',
  seen: { all: 'Tous les calques', layer: 'Ce calque' },
  behind: 'Sous les traits',
  behindHint: 'Les zones passent sous les traits de leur calque',
  open: 'Cette zone est ouverte. Fermez le trou ou augmentez « Fermer les trous ».',
  anyway: 'Remplir quand même',
  filled: 'Zone remplie',
  nothing: 'Rien à remplir ici',
  failed: 'La zone n’a pas pu être remplie. Réessayez.',
}
