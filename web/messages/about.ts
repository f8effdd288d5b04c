import { translated } from './translated.ts'

/** The about page. */
export const aboutMessages = translated('aboutMessages', {
  page: 'About',
  title: 'About',
  line: 'A storyboard is where a film is first seen. We make the place where it is drawn, ordered and followed.',
  sections: {
    product: {
      title: 'What is the product',
      paragraphs: [
        'Framewright is a storyboard and a production tracker in one. A project holds boards of shots, every shot ' +
          'has frames to draw in, and beside them lie the assets a shot is made of and the tasks it still needs.',
        'Script, shot, stroke and status are one live picture: what one person draws, moves or finishes is there ' +
          'for everybody else at once.',
      ],
    },
    features: {
      title: 'Key Features',
      items: [
        {
          title: 'Interactive storyboards',
          line: 'Draw with a pen that follows your hand, in as many views as a shot needs, and put shots in order.',
        },
        {
          title: 'Asset management',
          line: 'Characters, models, animations, effects, environments and props, with statuses and dependencies.',
        },
        {
          title: 'Task management',
          line: 'A board of five columns whose cards carry the shots they are about.',
        },
        {
          title: 'Working together',
          line: 'Organizations with owners, admins and members, and boards that several people draw on at once.',
        },
        {
          title: 'From the script',
          line: 'Bring a screenplay and get a board: a scene for each heading, a shot for each action.',
        },
        {
          title: 'Open to your pipeline',
          line: 'A documented GraphQL and REST API with events, tokens and CSV in both directions.',
        },
      ],
    },
    mission: {
      title: 'Our Mission',
      paragraphs: [
        'People who judge pictures for a living deserve tools that are quiet around them. An idea should become a ' +
          'frame that others can react to within a minute, and the way from that frame to the finished shot should ' +
          'be in sight at every moment.',
      ],
    },
    audience: {
      title: 'Who is it for',
      items: [
        'Animation studios and production houses',
        'Independent filmmakers and animators',
        'Creative directors and storyboard artists',
        'Project managers in creative industries',
        'Schools teaching animation and film',
      ],
    },
  },
  start: 'Start Creating Now',
  contact: 'Contact',
})
