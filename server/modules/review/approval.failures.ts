import { declareFailures } from '../../kernel/failure.ts'

/** Why decisions about versions are refused. */
export const approvalFailures = declareFailures({
  APPROVAL_OF_OTHERS: ['FORBIDDEN', 'Only the person who decided may withdraw the decision'],
  APPROVAL_WITHDRAWN: ['CONFLICT', 'This decision is withdrawn'],
})
