/** The texts a public page has to have. */
interface PageTexts {
  /** Found by everybody. */
  always: readonly string[]
  /** Found by who is not signed in, by who is. */
  signedOut?: readonly string[]
  signedIn?: readonly string[]
}

const LANDING: PageTexts = {
  always: ['Create Full Storyboard', 'Get Started Now', 'Try It Out', 'Create. Organize. Collaborate. Succeed.'],
  signedOut: [
    'Start Creating Now', 'Sign In', 'Get Started', '10K+', 'active users', '50K+', 'projects', '1M+', 'assets', '98%',
    'satisfaction', 'Sample', 'Starter', '$29', 'Up to 5 projects', 'Basic storyboard tools', '10GB storage',
    'Single user', 'Professional', '$79', 'Unlimited projects', 'Advanced storyboard tools', '100GB storage',
    'Up to 10 team members', 'Priority support', 'Enterprise', 'Custom price', 'Unlimited members and storage',
    'Custom integrations', '24/7 support', 'Custom training',
  ],
  signedIn: ['Hello', 'Go to Dashboard'],
}

const TEXTS: Readonly<Record<string, PageTexts>> = {
  '/': LANDING,
  '/home': LANDING,
  '/about': { always: ['About', 'What is the product', 'Key Features', 'Our Mission', 'Who is it for'] },
  '/contact': {
    always: [
      'Contact', 'hello@localhost', 'Monday to Friday 9:00 AM to 6:00 PM EST', 'Twitter', 'LinkedIn', 'Instagram',
      'Name', 'Email', 'Subject', 'Message',
    ],
  },
  '/try-it-out': { always: ['Try It Out', 'Frame description', 'Assets', 'Tasks'] },
  '/consultation': { always: ['Contact Sales', 'Schedule a consultation'] },
  '/confirm-newsletter': { always: ['The link is not complete'] },
  '/signin': {
    always: [
      'Sign In', 'Welcome Back', 'Email', 'Password', 'Remember me', 'Forgot password?', 'Create a new account',
    ],
  },
  '/forgot-password': { always: ['Back to Sign In'] },
  '/verify-email': { always: ['Verification token is missing', 'Return to Sign In'] },
}

/** What somebody has to find on the page of an address. */
export function textsOf(path: string, isSignedIn: boolean): readonly string[] {
  const { always = [], signedIn = [], signedOut = [] } = TEXTS[path] ?? {}
  return [...always, ...(isSignedIn ? signedIn : signedOut)]
}
