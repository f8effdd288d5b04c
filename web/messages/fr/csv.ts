import type { csvMessages } from '../csv.ts'

/** CSV in and out: the menu and choosing a file. */
export const csvMessagesFrench: typeof csvMessages = {
  importItem: 'Importer un CSV…',
  exportItem: 'Exporter en CSV',
  kinds: { SHOTS: 'Plans', ASSETS: 'Assets', CASTING: 'Casting', TASKS: 'Tâches' },
  /** The parts of the names of the files. */
  fileNames: { SHOTS: 'plans', ASSETS: 'assets', CASTING: 'casting', TASKS: 'taches' },
  importForbidden: 'Vous pouvez consulter ce projet, mais pas le modifier',
  exported: (file) => `${file} est dans vos téléchargements`,
  exportFailed: 'Le fichier n’a pas pu être créé',

  titles: {
    SHOTS: 'Importer des plans', ASSETS: 'Importer des assets', CASTING: 'Importer le casting',
    TASKS: 'Importer des tâches',
  },
  lines: {
    SHOTS: 'Une ligne par plan, reconnu à sa séquence et à son nom. Ce qui n’existe pas encore s’ajoute à la fin.',
    ASSETS: 'Une ligne par asset, reconnu à son type et à son nom. Ce qui n’existe pas encore est ajouté.',
    CASTING: 'Une ligne dit qu’un asset apparaît dans un plan, et combien de fois.',
    TASKS: 'Une ligne par tâche, reconnue à son titre. Ce qui n’existe pas encore est ajouté.',
  },
  columns: {
    SHOTS: [
      'Sequence', 'Name', 'Description', 'Nb Frames', 'Frame In', 'Frame Out', 'FPS', 'Status', 'Dialogue',
      'Camera Note', 'Notes',
    ],
    ASSETS: ['Type', 'Name', 'Description'],
    CASTING: ['Parent', 'Name', 'Asset Type', 'Asset', 'Occurences', 'Label'],
    TASKS: [
      'Title', 'Description', 'Task Status', 'Priority', 'Assignees', 'Due date', 'Shots', 'Depends on',
    ],
  },
  columnsLabel: 'Colonnes',
  columnsHelp: 'Dans n’importe quel ordre ; ce que le fichier omet reste tel quel.',
  chooseFile: 'Choisir un fichier',
  drop: 'Déposez un fichier .csv ici',
  fileHelp: 'Virgules, points-virgules ou tabulations, 2 Mo au plus',
}
