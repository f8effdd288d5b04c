/** Where a text is seen: in a scene of texts.spec.ts, or in a test of another file that says it word for word. */
export type Sight = { scene: Scene } | { file: string }

/** The scenes of texts.spec.ts. */
export const SCENES = [
  'welcome', 'welcome back', 'about', 'sign in', 'sign up', 'forgot password', 'verification',
  'settings', 'overview', 'organizations', 'organization', 'projects', 'project', 'board', 'preview', 'assets', 'tasks',
] as const
export type Scene = (typeof SCENES)[number]

const seen = (scene: Scene, ...texts: string[]) => texts.map((text) => [text, { scene }] as const)
const shownIn = (file: string, ...texts: string[]) => texts.map((text) => [text, { file }] as const)

/** The texts that section 2, screens and routes, quotes, in its order; the last word of some is a number or a name. */
export const SCREEN_TEXTS = [
  'Get Started Now', 'Create Full Storyboard', 'Sign In', 'Hello', 'Go to Dashboard',
  'Create. Organize. Collaborate. Succeed.', 'Start Creating Now', 'Get Started', 'Try It Out', 'VFX Effect',
  'What is the product', 'Key Features', 'Our Mission', 'Who is it for',
  'Thank you for your message! We will get back to you soon.', 'Welcome Back', 'Remember me', 'Forgot password?',
  'Signing in...', 'Creating account...', 'Check your email', 'Return to Sign In', 'Back to Sign In',
  'Email verified successfully!', 'Redirecting to sign in...', 'View all', 'Create Organization',
  'Organization not found. Select an organization from the dashboard.', 'No projects yet', 'New Project',
  'Created recently', 'Add Member', 'Remove', 'Save Changes', 'Please select an organization to view projects',
  'Create Project', 'Failed to load project details', 'Project not found', 'No description provided.',
  'Are you sure you want to delete this project? This action cannot be undone.', 'Project Storyboard', 'Add Frame',
  'Adding Frame...', 'Loading frames...', 'Brush Color:', 'Brush Size:', 'Smoothness:',
  'Higher smoothness creates more fluid lines but may feel less responsive. Adjust based on your drawing style.',
  'Ratio:', 'Shot 1', 'Saving changes...', 'Unsaved changes. Wait 1 min or click here to save changes',
  'Frame Preview (Editable)', 'Close', 'Create New Asset', 'Task Board', 'Create New Task', 'Drop tasks here',
  'Drop here',
]

/** Those of section 5, validation rules. */
export const RULE_TEXTS = [
  'Email is required', 'Email is invalid', 'Password is required', 'Name is required',
  'Password must be at least 8 characters', 'Please confirm your password', 'Passwords do not match',
  'Please enter a valid email address', 'New passwords do not match', 'Verification token is missing',
  'Only image files are allowed', 'File size too large. Maximum size is 10 MB. Your file is',
]

/** Those of section 8, the error catalogue; 'No project ID available' is not for people: it only goes to a log. */
export const ERROR_TEXTS = [
  'An error occurred during login', 'An error occurred during signup', 'Failed to update profile',
  'Profile updated successfully', 'Failed to update password', 'Password updated successfully', 'Verification failed',
  'An error occurred during verification', 'Verification token is missing', 'Failed to load project details',
  'Project not found', 'Failed to update project', 'Failed to delete project',
  'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.',
  'File size too large. Please compress your image before uploading.',
  'Only image files are allowed. Please select a valid image file.',
  'Network error. Please check your internet connection and try again.',
  'Upload timeout. Please try again with a smaller file or check your connection.',
  'Failed to upload image. Please try again.', 'Failed to upload image', 'Error reading file. Please try again.',
  'There was an error opening the preview. Please try again.', 'Failed to save changes. Please try again.',
  'Shot created successfully', 'Shot deleted successfully', 'Shot duplicated successfully',
  'Shot status updated successfully', 'Image uploaded successfully', 'Image deleted successfully',
  'Shot view created successfully', 'Shot view updated successfully', 'Shot view deleted successfully',
  'View order updated successfully',
]

/** Where each of them is seen. */
export const SIGHTS: ReadonlyMap<string, Sight> = new Map<string, Sight>([
  ...seen(
    'welcome', 'Get Started Now', 'Create Full Storyboard', 'Create. Organize. Collaborate. Succeed.',
    'Start Creating Now', 'Get Started',
  ),
  ...seen('welcome back', 'Hello', 'Go to Dashboard'),
  ...shownIn(
    'tests/e2e/tryItOut.spec.ts', 'Try It Out', 'VFX Effect', 'Only image files are allowed',
    'File size too large. Maximum size is 10 MB. Your file is', 'Error reading file. Please try again.',
  ),
  ...seen('about', 'What is the product', 'Key Features', 'Our Mission', 'Who is it for'),
  ...shownIn('tests/e2e/publicSite.spec.ts', 'Thank you for your message! We will get back to you soon.'),
  ...seen(
    'sign in', 'Sign In', 'Welcome Back', 'Remember me', 'Forgot password?', 'Signing in...', 'Email is required',
    'Email is invalid', 'Password is required', 'An error occurred during login',
  ),
  ...seen(
    'sign up', 'Creating account...', 'Name is required', 'Password must be at least 8 characters',
    'Please confirm your password', 'Passwords do not match', 'An error occurred during signup',
  ),
  ...seen(
    'forgot password', 'Please enter a valid email address', 'Back to Sign In', 'Check your email',
    'Return to Sign In',
  ),
  ...seen(
    'verification', 'Verification token is missing', 'Verification failed', 'An error occurred during verification',
    'Email verified successfully!', 'Redirecting to sign in...',
  ),
  ...seen(
    'settings', 'Profile updated successfully', 'Failed to update profile', 'New passwords do not match',
    'Failed to update password', 'Password updated successfully',
  ),
  ...seen('overview', 'View all'),
  ...seen('organizations', 'Create Organization', 'Please select an organization to view projects'),
  ...seen(
    'organization', 'Organization not found. Select an organization from the dashboard.', 'New Project',
    'Created recently', 'Add Member', 'Save Changes',
  ),
  ...shownIn('tests/e2e/people.spec.ts', 'No projects yet', 'Remove'),
  ...seen('projects', 'Create Project'),
  ...seen('project', 'Failed to load project details', 'Project not found', 'No description provided.'),
  ...shownIn(
    'tests/e2e/projects.spec.ts',
    'Are you sure you want to delete this project? This action cannot be undone.',
  ),
  ...shownIn('web/pages/project/ProjectPage.test.tsx', 'Failed to update project'),
  ...shownIn('web/pages/project/ProjectDanger.test.tsx', 'Failed to delete project'),
  ...seen(
    'board', 'Project Storyboard', 'Add Frame', 'Adding Frame...', 'Loading frames...', 'Brush Color:', 'Brush Size:',
    'Smoothness:', 'Ratio:', 'Shot 1', 'Unsaved changes. Wait 1 min or click here to save changes',
    'Saving changes...', 'Failed to save changes. Please try again.',
    'Higher smoothness creates more fluid lines but may feel less responsive. Adjust based on your drawing style.',
    'Shot created successfully',
  ),
  ...shownIn(
    'tests/e2e/board.spec.ts', 'Shot deleted successfully', 'Shot duplicated successfully',
    'Shot status updated successfully',
  ),
  ...seen(
    'preview',
    'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.',
    'File size too large. Please compress your image before uploading.',
    'Only image files are allowed. Please select a valid image file.',
    'Network error. Please check your internet connection and try again.',
    'Failed to upload image. Please try again.', 'Failed to upload image',
  ),
  ...shownIn(
    'web/features/views/imageUpload.test.tsx',
    'Upload timeout. Please try again with a smaller file or check your connection.',
  ),
  ...shownIn(
    'web/features/views/FramePreview.test.tsx', 'There was an error opening the preview. Please try again.',
  ),
  ...shownIn(
    'tests/e2e/frame.spec.ts', 'Frame Preview (Editable)', 'Close', 'Image uploaded successfully',
    'Image deleted successfully',
    'Shot view created successfully', 'Shot view updated successfully', 'Shot view deleted successfully',
    'View order updated successfully',
  ),
  ...seen('assets', 'Create New Asset'),
  ...seen('tasks', 'Task Board', 'Create New Task', 'Drop tasks here'),
  ...shownIn('tests/e2e/taskBoard.spec.ts', 'Drop here'),
])
