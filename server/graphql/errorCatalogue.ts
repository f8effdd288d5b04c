import { ERROR_CODES, type ErrorCode } from '../kernel/errors.ts'
import { builder } from './builder.ts'

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'What `extensions.code` of an error can be.',
  values: Object.fromEntries(
    Object.entries(ERROR_CODES).map(([code, description]) => [code, { value: code, description }]),
  ) as Record<ErrorCode, { value: ErrorCode; description: string }>,
})

const ErrorCatalogueEntry = builder.objectRef<[ErrorCode, string]>('ErrorCatalogueEntry').implement({
  description: 'A kind of failure.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      description: 'What `extensions.code` says.',
      resolve: ([code]) => code,
    }),
    meaning: t.string({ description: 'What it means and what to do.', resolve: ([, meaning]) => meaning }),
  }),
})

builder.queryField('errorCatalogue', (t) =>
  t.field({
    type: [ErrorCatalogueEntry],
    description: 'Every kind of failure there is, for whoever builds on the API.',
    authScopes: { public: true },
    resolve: () => Object.entries(ERROR_CODES) as [ErrorCode, string][],
  }),
)
