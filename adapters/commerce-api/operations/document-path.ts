const DOCUMENTS = '/api/customers/me/documents'

/** The path of a document. A browser opens it, so it is no operation of the storefront; below the API's prefix. */
export const DOCUMENT_ROUTE = `${DOCUMENTS.slice('/api'.length)}/:document`

/** The address of one document; only its owner can open it. */
export const documentPath = (document: string): string => `${DOCUMENTS}/${encodeURIComponent(document)}`
