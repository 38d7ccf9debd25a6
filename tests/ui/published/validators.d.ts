declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: object): Promise<readonly { readonly severity: string; readonly issueMessage: string; readonly path: unknown }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] })
    parse(html: string): object
  }
}
