import type { firstRunMessages } from '../firstRun.ts'

export const firstRunMessagesFrench: typeof firstRunMessages = {
  title: 'Commencez votre premier storyboard',
  line: 'Nommez votre studio et ce que vous réalisez. Ces deux noms peuvent être changés plus tard.',
  studio: 'Studio ou équipe',
  studioPlaceholder: 'Par exemple Kestrel & Pine',
  project: 'Premier projet',
  projectPlaceholder: 'Par exemple Salt House',
  start: 'Commencer à dessiner',
  starting: 'Ouverture du storyboard…',
  sample: 'Ouvrir une copie du projet d’exemple',
  sampleStudio: 'Mon studio',
  sampleOpening: 'Copie du projet d’exemple…',
  sampleFailed: 'Le projet d’exemple n’a pas été copié',
  projectFailed: 'Le studio est prêt, mais son projet n’a pas été créé',
}
