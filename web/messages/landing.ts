import { formatTenths } from './format.ts'
import { stripClock } from './stripClock.ts'
import { translated } from './translated.ts'

/** One thing the product does; a fact may name the keys that do it. */
type Feature = {
  title: string
  line: string
  /** What the picture beside it shows; the film says it itself. */
  picture: string
  facts: readonly { label: string; keys?: readonly string[] }[]
}

/** The welcome page. */
export const landingMessages = translated('landingMessages', {
  page: 'Home',
  headline: 'See the film before you shoot it.',
  tagline: 'Create. Organize. Collaborate. Succeed.',
  line:
    'Draw your shots, put them in order and follow each one until it is done. Everyone on the team works on the ' +
    'same board.',
  start: 'Start Creating Now',
  signIn: 'Sign In',
  hello: 'Hello',
  toDashboard: 'Go to Dashboard',
  strip: {
    label:
      'A page of a storyboard, frame by frame: the house at dusk, a car on a straight road, eyes in the mirror, two ' +
      'at a table, a face over a shoulder, rain on a window',
    title: 'SALT HOUSE',
    scenes: 'SC01–SC02',
    pause: 'Pause the drawing',
    play: 'Play the drawing',
    frames: [
      { title: 'The house at dusk', seconds: 3.2 },
      { title: 'Rear three-quarter on the saloon', seconds: 2.8 },
      { title: 'Eyes in the mirror', seconds: 2.4 },
      { title: 'Nobody pours', seconds: 4 },
      { title: 'Ada waits for an answer', seconds: 3.6 },
      { title: 'Rain on the window', seconds: 2 },
    ],
    seconds: (seconds: number) => `${formatTenths(seconds)} s`,
    clock: stripClock,
  },
  film: {
    label: 'The six frames of the board above, played one after the other as a film',
    pause: 'Pause the film',
    rate: '24 fps',
  },
  featuresTitle: 'What it does',
  features: <readonly Feature[]>[
    {
      title: 'A board that keeps up with your hand',
      line:
        'Brush, eraser and four levels of smoothing. Every stroke is kept the moment the pen lifts, and undo takes ' +
        'back only your own.',
      picture: 'The storyboard of a short film: a wall of drawn frames with their names, lengths and statuses',
      facts: [
        { label: 'Brush', keys: ['B'] },
        { label: 'Undo your last stroke', keys: ['Ctrl', 'Z'] },
        { label: 'As many frames as a shot needs' },
      ],
    },
    {
      title: 'Play it at speed, fix the timing there',
      line:
        'The sequence runs in the dark with nothing around it. Drag a shot’s edge to change how long it holds, and ' +
        'lay a soundtrack under it.',
      picture: '',
      facts: [
        { label: 'Shuttle', keys: ['J', 'K', 'L'] },
        { label: 'Full screen', keys: ['F'] },
        { label: 'A scratch voice per shot' },
      ],
    },
    {
      title: 'Every prop knows its shots',
      line:
        'Characters, models, effects and sets live beside the board. Cast them into shots and see at once what a ' +
        'change touches.',
      picture: 'The breakdown of a short film: every shot with the characters, models and props that appear in it',
      facts: [
        { label: 'Seven types, five statuses' },
        { label: 'Dependencies drawn as a graph' },
      ],
    },
    {
      title: 'Know what every shot still needs',
      line: 'Tasks carry the frames they are about, so nobody has to ask which door.',
      picture: 'The task board of a short film: five columns of cards, each with the frames it is about',
      facts: [
        { label: 'Five columns, To Do to Done' },
        { label: 'Assets and tasks linked to shots' },
      ],
    },
  ],
  stats: [
    { value: '10K+', label: 'active users' },
    { value: '50K+', label: 'projects' },
    { value: '1M+', label: 'assets' },
    { value: '98%', label: 'satisfaction' },
  ],
  testimonialsTitle: 'What teams say',
  sample: 'Sample',
  testimonials: [
    {
      text: 'We cut the animatic twice before anyone booked a stage. The second cut was two minutes shorter.',
      name: 'Hanne Vik', role: 'Director, shorts',
    },
    {
      text: 'My students stopped photographing paper. They draw, put it in order and see the problem themselves.',
      name: 'Rui Barros', role: 'Teaches animation',
    },
    {
      text: 'Notes land on the frame and the task has the frame on it. Our morning call is ten minutes now.',
      name: 'Adaeze Cole', role: 'Production manager',
    },
  ],
  plansTitle: 'Plans',
  plansLine: 'Start small, and change the plan when the film grows.',
  planFeatures: {
    STARTER: ['Up to 5 projects', 'Basic storyboard tools', '10GB storage', 'Single user'],
    PROFESSIONAL: [
      'Unlimited projects', 'Advanced storyboard tools', '100GB storage', 'Up to 10 team members', 'Priority support',
    ],
    ENTERPRISE: ['Unlimited members and storage', 'Custom integrations', '24/7 support', 'Custom training'],
  },
  getStarted: 'Get Started',
  contactSales: 'Contact Sales',
  getStartedWith: (plan: string) => `Get Started with ${plan}`,
  closingTitle: 'The first frame takes a minute.',
  closingLine: 'Start a project and draw it.',
  createStoryboard: 'Create Full Storyboard',
  getStartedNow: 'Get Started Now',
})
