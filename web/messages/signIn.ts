import { translated } from './translated.ts'

/** Sign in. */
export const signInMessages = translated('signInMessages', {
  page: 'Sign In',
  title: 'Sign In',
  welcome: 'Welcome Back',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  newHere: 'New to Framewright?',
  createAccount: 'Create a new account',
  failed: 'An error occurred during login',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  boardPage: 'PAGE 2 / 4',
  boardTitle: 'SALT HOUSE',
  boardShots: [
    {
      number: 'Shot 5', code: 'SH0050', duration: '4.0 s',
      text: 'Two at the table, the bottle between them. Nobody pours.',
    },
    {
      number: 'Shot 7', code: 'SH0070', duration: '3.6 s',
      text: 'Over his shoulder. Ada waits for an answer that does not come.',
    },
    {
      number: 'Shot 8', code: 'SH0080', duration: '2.0 s',
      text: 'From outside. Rain on glass, her palm flat against the pane.',
    },
  ],
})

/** Sign up. */
export const signUpMessages = translated('signUpMessages', {
  page: 'Sign Up',
  title: 'Create your account',
  eyebrow: 'Sign Up',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Create Account',
  submitting: 'Creating account...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  failed: 'An error occurred during signup',
  nameRequired: 'Name is required',
  passwordTooShort: 'Password must be at least 8 characters',
  confirmRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  plan: (name: string) => `Your first organization starts on the ${name} plan`,
  joining: (organization: string) => `You join ${organization} with this account`,
  invitationOver: 'This invitation cannot be used any more. You can still create an account.',
  strengths: ['At least 8 characters', 'Easy to guess', 'Fair', 'Good', 'Strong'],
})
