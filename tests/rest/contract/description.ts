import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters?: { in: string; name: string; description: string }[]
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>
}

/** The description of the REST API as it is served. */
export interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, object>; securitySchemes: object }
}

/** The description, and what checks answers against it. */
export interface ReadDescription {
  document: Document
  /** The operation of a method and the path of a request. */
  operationOf(method: string, path: string): Operation
  /** Asserts that a body is what the operation says of a status. */
  expectDescribed(method: string, path: string, status: number, body: unknown): void
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Reads the description of the API that a server gives. */
export async function readDescription(url: string): Promise<ReadDescription> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'api')
  const checks = new Map<string, ValidateFunction>()

  function place(method: string, path: string): { template: string; operation: Operation } {
    const [plain = ''] = path.split('?')
    const found = Object.entries(document.paths).find(
      ([template, operations]) =>
        method.toLowerCase() in operations && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
    )
    const operation = found?.[1][method.toLowerCase()]
    if (!found || !operation) throw new Error(`${method} ${path} is not described`)
    return { template: found[0], operation }
  }

  return {
    document,
    operationOf: (method, path) => place(method, path).operation,
    expectDescribed(method, path, status, body) {
      const { template, operation } = place(method, path)
      const response = operation.responses[status]
      expect(response, `${method} ${template} describes ${status}`).toBeDefined()
      if (!response?.$ref && !response?.content) return expect(body).toBeNull()
      const pointer = response.$ref
        ? `${response.$ref}/content/application~1json/schema`
        : `#/paths/${escaped(template)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
      const check = checks.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` })
      checks.set(pointer, check)
      expect(check(body), `${method} ${template} ${status}: ${ajv.errorsText(check.errors)}`).toBe(true)
    },
  }
}
