/** A public page: its address, its title, and the texts the specification quotes for it. */
export interface PublicPage {
  path: string
  title: string
  /** Found by everybody. */
  texts: readonly string[]
  /** Found by who is not signed in, by who is. */
  signedOut?: readonly string[]
  signedIn?: readonly string[]
}

const LANDING: Omit<PublicPage, 'path'> = {
  title: 'Home',
  texts: ['Create Full Storyboard', 'Get Started Now', 'Try It Out', 'Create. Organize. Collaborate. Succeed.'],
  signedOut: [
    'Start Creating Now', 'Sign In', 'Get Started', '10K+', 'active users', '50K+', 'projects', '1M+', 'assets', '98%',
    'satisfaction', 'Sample', 'Starter', '$29', 'Up to 5 projects', 'Basic storyboard tools', '10GB storage',
    'Single user', 'Professional', '$79', 'Unlimited projects', 'Advanced storyboard tools', '100GB storage',
    'Up to 10 team members', 'Priority support', 'Enterprise', 'Custom price', 'Unlimited members and storage',
    'Custom integrations', '24/7 support', 'Custom training',
  ],
  signedIn: ['Hello', 'Go to Dashboard'],
}

/** The pages with the site's top bar and footer. */
export const SITE_PAGES: readonly PublicPage[] = [
  { path: '/', ...LANDING },
  { path: '/home', ...LANDING },
  {
    path: '/about',
    title: 'About',
    texts: ['About', 'What is the product', 'Key Features', 'Our Mission', 'Who is it for'],
  },
  {
    path: '/contact',
    title: 'Contact',
    texts: [
      'Contact', 'hello@localhost', 'Monday to Friday 9:00 AM to 6:00 PM EST', 'Twitter', 'LinkedIn', 'Instagram',
      'Name', 'Email', 'Subject', 'Message',
    ],
  },
  { path: '/try-it-out', title: 'Try It Out', texts: ['Try It Out', 'Frame description', 'Assets', 'Tasks'] },
  { path: '/consultation', title: 'Consultation', texts: ['Contact Sales', 'Schedule a consultation'] },
  { path: '/privacy-policy', title: 'Privacy Policy', texts: ['Privacy Policy'] },
  { path: '/terms-of-service', title: 'Terms of Service', texts: ['Terms of Service'] },
  { path: '/cookie-policy', title: 'Cookie Policy', texts: ['Cookie Policy'] },
  { path: '/confirm-newsletter', title: 'Confirm Newsletter', texts: ['The link is not complete'] },
  { path: '/unsubscribe?token=fw_nonsense', title: 'Unsubscribe', texts: ['Unsubscribe'] },
]

/** The pages around the account, which show themselves only to who is not signed in or has a link. */
export const ACCOUNT_PAGES: readonly PublicPage[] = [
  {
    path: '/signin',
    title: 'Sign In',
    texts: ['Sign In', 'Welcome Back', 'Email', 'Password', 'Remember me', 'Forgot password?', 'Create a new account'],
  },
  { path: '/signup', title: 'Sign Up', texts: ['Create Account'] },
  { path: '/forgot-password', title: 'Forgot Password', texts: ['Back to Sign In'] },
  { path: '/reset-password', title: 'Reset Password', texts: [] },
  {
    path: '/verify-email',
    title: 'Verify Email',
    texts: ['Verification token is missing', 'Return to Sign In'],
  },
]

/** Who visits, in which theme, on how wide a screen. */
export interface Visit {
  isSignedIn: boolean
  theme: 'light' | 'dark'
  width: number
}

const WIDTHS = [360, 768, 1440] as const

const everyVisit: readonly Visit[] = WIDTHS.flatMap((width) =>
  ([true, false] as const).flatMap((isSignedIn) =>
    (['light', 'dark'] as const).map((theme) => ({ isSignedIn, theme, width })),
  ),
)

/** Every combination in `npm run test:full`, else so many that every pair of them occurs. */
export const VISITS: readonly Visit[] = everyVisit.filter(
  ({ isSignedIn, theme, width }) =>
    process.env['FULL'] === '1' || isSignedIn === ((theme === 'light') === (width !== WIDTHS[1])),
)
