import { type DeclaredReason, declaredReasons, ERROR_CODES, type ErrorCode, paramsOf } from '../kernel/failure.ts'
import { builder } from './builder.ts'

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'The kind of a failure: `extensions.code` of an error.',
  values: Object.fromEntries(
    Object.entries(ERROR_CODES).map(([code, description]) => [code, { value: code, description }]),
  ) as Record<ErrorCode, { value: ErrorCode; description: string }>,
})

const FailureReason = builder.objectRef<DeclaredReason>('FailureReason').implement({
  description: 'A reason of failures.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The name: `extensions.reason` of an error.' }),
    sentence: t.exposeString('sentence', {
      description: 'The English sentence in ICU MessageFormat; its places are the parameters.',
    }),
    params: t.stringList({
      description: 'The names of the parameters: the keys of `extensions.params`.',
      resolve: (reason) => Object.keys(paramsOf(reason)),
    }),
  }),
})

const ErrorCatalogueEntry = builder.objectRef<[ErrorCode, string]>('ErrorCatalogueEntry').implement({
  description: 'A kind of failure.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      description: '`extensions.code` of the errors.',
      resolve: ([code]) => code,
    }),
    meaning: t.string({ description: 'The meaning, and how to react.', resolve: ([, meaning]) => meaning }),
    reasons: t.field({
      type: [FailureReason],
      description: 'The reasons of this kind, by name.',
      resolve: ([code]) => declaredReasons().filter((reason) => reason.code === code),
    }),
  }),
})

builder.queryField('errorCatalogue', (t) =>
  t.field({
    type: [ErrorCatalogueEntry],
    nullable: true,
    description: 'Every kind of failure with its reasons.',
    authScopes: { public: true },
    resolve: () => Object.entries(ERROR_CODES) as [ErrorCode, string][],
  }),
)
