import { declareFailures } from '../../kernel/failure.ts'

/** Why making and using API tokens is refused. */
export const tokenFailures = declareFailures({
  TOKEN_SCOPES_REQUIRED: ['INVALID_INPUT', 'Choose at least one scope'],
  TOKEN_EXPIRES_IN_PAST: ['INVALID_INPUT', 'The expiry must be in the future'],
  TOKEN_GIVES_OTHER_SCOPES: ['FORBIDDEN', 'A token cannot give scopes it does not have'],
  TOKEN_GIVES_LONGER_TIME: ['FORBIDDEN', 'A token cannot make one that ends after it'],
  TOKEN_NEEDS_VERIFIED_EMAIL: ['FORBIDDEN', 'Verify your email address before you create a personal token'],
  TOKEN_CANNOT_SEE: ['FORBIDDEN', 'This cannot be seen with an API token'],
  PERSONAL_TOKENS_AT_LIMIT: ['CONFLICT', 'You have {most, number} personal tokens. Revoke one first.'],
  SERVICE_TOKENS_AT_LIMIT: ['CONFLICT', 'This organization has {most, number} service tokens. Revoke one first.'],
  SERVICE_TOKEN_WITHOUT_PERSON: ['FORBIDDEN', 'A service token belongs to an organization and to no person'],
})
