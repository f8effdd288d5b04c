import { countOf, formatNumber } from '../format.ts'
import type { importMessages } from '../imports.ts'

/** Imports: choosing a file, its plan, choosing what to apply, applying and undoing it. */
export const importMessagesFrench: typeof importMessages = {
  page: 'Import',
  title: 'Importer un fichier',
  lead: 'Rien ne change avant que vous ayez vu ce que ferait le fichier et que vous l’ayez appliqué.',
  chooseFile: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  dropHere: 'Déposez le fichier pour voir ce qu’il ferait',
  kinds:
    'CSV de plans, d’assets, de casting ou de tâches ; montage de ce storyboard en OTIO, EDL, XML Final Cut Pro 7 ou ' +
    'FCPXML ; scénario en Fountain ou Final Draft ; ' +
    'projet Storyboarder ou images dans un ZIP ; fichier Photoshop',
  starting: (file) => `Envoi de ${file}`,
  startFailed: (file) => `${file} n’a pas pu être importé`,
  loadFailed: 'Échec du chargement de l’import',
  goneTitle: 'Import introuvable',
  goneLine: 'Les imports sont conservés 7 jours, et 30 jours après leur application.',
  toBoard: 'Ouvrir le storyboard',

  reading: (file) => `Comparaison de ${file} avec le projet`,
  readingLine: 'Vous pouvez quitter cette page. L’import est conservé.',
  refused: (file) => `${file} est illisible`,
  facts: (reader, size) => `${reader}, ${size}`,
  by: (name) => `par ${name}`,
  expires: (when) => `conservé jusqu’au ${when}`,
  warnings: 'À noter',
  columns: (read, all) => `${formatNumber(read)} sur ${countOf(all, 'colonne lue', 'colonnes lues')}`,
  columnAs: (header, as) => (header === as ? header : `${header}, lue comme ${as}`),
  columnIgnored: (header) => `${header}, ignorée`,

  changes: {
    UNCHANGED: 'Inchangé', RETEXTED: 'Modifié', RENAMED: 'Renommé', RETIMED: 'Durée modifiée', REPLACED: 'Remplacé',
    MOVED: 'Déplacé', SPLIT: 'Divisé', MERGED: 'Fusionné', REUSED: 'Réutilisé', ADDED: 'Ajouté',
    ORPHANED: 'Sans équivalent', REMOVED: 'Supprimé', UNMATCHED: 'Non reconnu', REFUSED: 'Refusé',
  },
  filter: 'Éléments à afficher',
  everything: 'Tout',
  count: (count) => formatNumber(count),
  plan: 'Ce que ferait l’import',
  keys: 'J et K vont d’un élément à l’autre, Espace accepte ou refuse.',
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  noItems: 'Le fichier ne contient rien que le projet puisse reprendre.',
  empty: 'vide',
  line: (line) => `Ligne ${line}`,
  doubtful: 'À vérifier : l’équivalent a été trouvé par ressemblance.',
  fieldChange: (field, from, to) => `${field} : ${from || 'vide'} devient ${to || 'vide'}`,
  itemLabel: (change, name, changes) => [change, name, ...changes].join(', '),
  accepted: (accepted, all) =>
    `${formatNumber(accepted)} sur ${countOf(all, 'changement accepté', 'changements acceptés')}`,
  apply: (count) => `Appliquer ${countOf(count, 'changement', 'changements')}`,
  applying: 'Application…',
  applyFailed: 'L’import n’a pas été appliqué',
  nothingAccepted: 'Acceptez d’abord un changement.',
  impossible: (count) =>
    `${countOf(count, 'élément accepté est impossible', 'éléments acceptés sont impossibles')}. ` +
    'Refusez-les, ou corrigez le fichier.',
  chooseFailed: 'Le choix n’a pas été enregistré',
  forbidden: 'Vous pouvez consulter cet import, mais pas l’appliquer.',

  applied: (file) => `${file} importé`,
  appliedTitle: 'Appliqué',
  appliedLine: (count, when) => `${countOf(count, 'changement', 'changements')}, ${when}`,
  versionBefore: 'Version d’avant',
  undo: 'Annuler l’import',
  undone: (file) => `Import de ${file} annulé`,
  undoFailed: 'L’import n’a pas été annulé',
  undoRest: 'Annuler le reste',
  undoRestLine: 'Ce qui a été modifié depuis reste tel quel.',
  undoneTitle: 'Annulé',
  undoneLine: (when) => `Annulé ${when}`,
  discard: 'Abandonner',
  discardTitle: 'Abandonner cet import ?',
  discardLine: 'Son fichier et son plan sont supprimés. Rien ne change dans le projet.',
  discarded: (file) => `Import de ${file} abandonné`,
}
