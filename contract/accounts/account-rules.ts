import * as m from '#messages/contract/accounts/account-rules.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const USERNAME_PATTERN = /^[A-Za-z0-9_-]{3,30}$/

export const SENTENCES = {
  passwordsDiffer: m.passwordsDiffer,
  passwordShort: m.passwordShort,
  passwordLong: m.passwordLong,
  passwordCommon: m.passwordCommon,
  passwordBlank: m.passwordBlank,
  passwordObvious: m.passwordObvious,
  passwordShortForAdmin: m.passwordShortForAdmin,
  loginFailed: m.loginFailed,
  emailTaken: m.emailTaken,
  emailDisposable: m.emailDisposable,
  emailInvalid: m.emailInvalid,
  usernameRules: m.usernameRules,
  usernameTaken: m.usernameTaken,
  usernameReserved: m.usernameReserved,
  wrongPassword: m.wrongPassword,
  emailFixed: m.emailFixed,
  noPassword: m.noPassword,
  resetSent: m.resetSent,
  resetInvalid: m.resetInvalid,
  notSignedIn: m.notSignedIn,
  pleaseLogIn: m.pleaseLogIn,
  /** After a correct password. */
  suspended: m.suspended,
  sessionOver: m.sessionOver,
} as const

/** Separate: the sign-in page does not load it. */
export const SIGN_IN_AGAIN = m.signInAgain
