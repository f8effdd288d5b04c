import type { cameraToolMessages } from '../cameraTool.ts'

/** The camera tool of the frame preview, in French. */
export const cameraToolMessagesFrench: typeof cameraToolMessages = {
  surface: 'Mouvement de caméra',
  letters: { start: 'D', end: 'F' },
  frames: { start: 'Début du mouvement de caméra', end: 'Fin du mouvement de caméra' },
  help: 'Les flèches le déplacent, avec Maj plus loin. + et − changent sa taille, [ et ] le tournent.',
  picture: 'Le dessin avec son mouvement de caméra',
  none: 'La caméra reste immobile',
  add: 'Ajouter un mouvement de caméra',
  remove: 'Aucun mouvement de caméra',
  play: 'Lire le mouvement',
  pause: 'Mettre en pause',
  frame: 'Image du mouvement',
  frameValue: (frame, count) => `Image ${frame} sur ${count}`,
  edit: 'Afficher les rectangles',
  easing: 'Vitesse de la caméra',
  easings: {
    LINEAR: 'Linéaire', EASE_IN: 'Départ progressif', EASE_OUT: 'Arrivée progressive',
    EASE_IN_OUT: 'Départ et arrivée progressifs',
  },
  holdStart: 'Pause au début, en images',
  holdEnd: 'Pause à la fin, en images',
  close: 'Fermer le mouvement de caméra',
  watch: 'Voir le mouvement de caméra',
}
