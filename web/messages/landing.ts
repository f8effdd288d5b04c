/** The welcome page and the public layout. */
export const landingMessages = {
  page: 'Home',
  headline: 'From script to storyboard, one line at a time',
  tagline: 'Create. Organize. Collaborate. Succeed.',
  line:
    'Draw frames, order shots and follow every one to its final status, together, in one place made for film ' +
    'and animation.',
  start: 'Start Creating Now',
  signIn: 'Sign In',
  signUp: 'Sign up',
  hello: 'Hello',
  toDashboard: 'Go to Dashboard',
  navigation: 'Site',
  api: 'API',
  home: 'Home',
  stripLabel:
    'Six frames of a storyboard: the house at dusk, the car on the marsh road, a figure in the doorway, ' +
    'two at the table, a face over the shoulder, rain on the window',
  frames: [
    { number: 'Shot 1', text: 'Dusk. The house sits alone on the marsh, one window lit.', duration: '3.2 s' },
    { number: 'Shot 2', text: 'The saloon from behind. Wires run to the vanishing point.', duration: '2.8 s' },
    { number: 'Shot 3', text: 'He stops on the threshold. Suitcase in hand.', duration: '1.6 s' },
    { number: 'Shot 5', text: 'Two at the table, the bottle between them. Nobody pours.', duration: '4.0 s' },
    { number: 'Shot 7', text: 'Over his shoulder. Ada waits for an answer that does not come.', duration: '3.6 s' },
    { number: 'Shot 8', text: 'From outside. Rain on glass, her palm flat against the pane.', duration: '2.0 s' },
  ],
}
