const DOCUMENTS = '/api/customers/me/documents'

/** Where a document is opened by a browser, so it is no operation of the storefront; below the prefix of the API. */
export const DOCUMENT_ROUTE = `${DOCUMENTS.slice('/api'.length)}/:document`

/** The address of one document; it opens for its owner only. */
export const documentPath = (document: string): string => `${DOCUMENTS}/${encodeURIComponent(document)}`
