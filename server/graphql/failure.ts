import type { Failure } from '../kernel/failure.ts'
import { builder } from './builder.ts'

/** Why something failed, as data: of a row of a plan, a delivery, an export. */
export const FailureRef = builder.objectRef<Failure>('Failure').implement({
  description: 'A failure.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason, for programs: `NOT_FOUND`. See `errorCatalogue`.' }),
    params: t.field({
      type: 'JSON', description: 'The values that the sentence names, by parameter.', resolve: ({ params }) => params,
    }),
    message: t.exposeString('message', { description: 'The reason as an English sentence.' }),
  }),
})
