import type { scriptMessages } from '../scripts.ts'

/** Choosing a script to import. */
export const scriptMessagesFrench: typeof scriptMessages = {
  title: 'Importer un scénario',
  line: 'Chaque intitulé de scène devient une scène, chaque paragraphe d’action un plan, avec le dialogue qui suit.',
  chooseFile: 'Choisir un fichier',
  fileHelp: 'Fountain, Final Draft ou texte brut, 2 Mo au plus',
  drop: 'Déposez un fichier .fountain, .fdx ou .txt ici',
  orPaste: 'ou collez le scénario',
  textPlaceholder: 'INT. CUISINE - NUIT\n\nLa pluie sur la fenêtre. ADA attend, une tasse entre les mains.',
  read: 'Afficher l’aperçu',
  empty: 'Choisissez un fichier ou collez d’abord un scénario',
}
