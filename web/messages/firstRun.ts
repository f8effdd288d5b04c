import { translated } from './translated.ts'

/** The card for who belongs to no organization yet, and the sample project, which every organization can have. */
export const firstRunMessages = translated('firstRunMessages', {
  title: 'Start your first storyboard',
  line: 'Name your studio and what you are making. Both names can be changed later.',
  studio: 'Studio or team',
  studioPlaceholder: 'Such as Kestrel & Pine',
  project: 'First project',
  projectPlaceholder: 'Such as Salt House',
  start: 'Start drawing',
  starting: 'Opening the board...',
  sample: 'Open a copy of the sample project',
  sampleStudio: 'My studio',
  sampleOpening: 'Copying the sample project...',
  sampleFailed: 'The sample project was not copied',
  projectFailed: 'The studio is ready, but its project was not created',
})
