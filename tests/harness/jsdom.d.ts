declare module 'jsdom' {
  /** A page that runs nothing. */
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly document: Document }
  }
}
