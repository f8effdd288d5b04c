import type { labelToolMessages } from '../labelTool.ts'

/** The label tool of the frame preview, in French. */
export const labelToolMessagesFrench: typeof labelToolMessages = {
  surface: 'Écrire un texte',
  help: 'Appuyez là où un texte commence, ou sur un texte pour le modifier. Les flèches déplacent l’endroit, ' +
    'avec Maj finement. Entrée commence.',
  editor: 'Texte',
  text: 'Contenu du texte',
  placeholder: 'Votre texte',
  smaller: 'Lettres plus petites',
  larger: 'Lettres plus grandes',
  size: (size) => `Taille des lettres : ${size}`,
  align: 'Alignement',
  aligns: { left: 'Aligner à gauche', center: 'Centrer', right: 'Aligner à droite' },
  balloon: 'Bulle',
  balloons: { none: 'Sans bulle', box: 'Cadre', speech: 'Bulle de parole', thought: 'Bulle de pensée' },
  tail: 'Pointe de la bulle',
  tailHelp: 'Faites-la glisser, ou déplacez-la avec les flèches, avec Maj finement.',
  dialogue: 'Insérer le dialogue',
  noDialogue: 'Ce plan n’a pas de dialogue',
  done: 'Terminer',
  tooLong: 'Un texte ne peut pas contenir plus. Écrivez la suite dans un autre texte.',
  cut: (most) => `Un texte contient au plus ${most} caractères. Le reste du dialogue a été laissé de côté.`,
}
