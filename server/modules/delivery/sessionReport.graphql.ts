import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ReviewSessionNode } from '../review/reviewSession.graphql.ts'
import { exportFields, LIMITS } from './projectExport.graphql.ts'
import { makeSessionReport } from './sessionReport.service.ts'

builder.relayMutationField(
  'makeSessionReport',
  {
    description: 'The review session.',
    inputFields: (t) => ({
      reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session; it may have ended.' }),
    }),
  },
  {
    description:
      'Starts an export with a report of a review session in a ZIP: PDF, Markdown and CSV with the items, timecodes, ' +
      `decisions, notes and who was there, and the pictures with what was drawn over them. ${LIMITS}`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewSessionId } }, context) =>
      makeSessionReport(requireViewer(context), reviewSessionId.id),
  },
  { description: 'The queued export.', outputFields: exportFields },
)
