export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const USERNAME_PATTERN = /^[A-Za-z0-9_-]{3,30}$/

export const SENTENCES = {
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least 6 characters long',
  passwordLong: 'Password must be at most 200 characters long',
  passwordCommon: 'This password is too common. Choose a stronger one.',
  passwordBlank: 'Password must not consist of spaces only',
  passwordObvious: 'Password must not be the name of this product or your email address',
  passwordShortForAdmin: 'Admins need a password of at least 12 characters',
  loginFailed: 'Invalid email or password',
  emailTaken: 'An account with this email already exists',
  emailDisposable: 'Please use a permanent email address. Disposable addresses are not accepted.',
  emailInvalid: 'Please enter a valid email address',
  usernameRules: 'Username must be 3 to 30 letters, numbers, underscores or hyphens',
  usernameTaken: 'This username is already taken',
  usernameReserved: 'This username is reserved',
  wrongPassword: 'The current password is incorrect',
  emailFixed: 'Your email address is confirmed and can’t be changed',
  noPassword: 'Your account has no password yet. Use “Forgot your password?” on the sign-in page to set one.',
  resetSent: 'If an account exists for this email, a link to set a new password is on its way.',
  resetInvalid: 'This link is no longer valid. Please request a new one.',
  notSignedIn: 'User not authenticated',
  pleaseLogIn: 'User not authenticated. Please log in.',
  /** After a correct password. */
  suspended: 'This account is suspended.',
  sessionOver: 'Your session has ended. Please sign in again.',
} as const

/** Separate: the sign-in page does not load it. */
export const SIGN_IN_AGAIN =
  'Your account has no password. To confirm that it’s you, sign out, sign in again with Google or an email link, and do this within 15 minutes.'
