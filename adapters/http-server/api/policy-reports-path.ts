/** Where browsers send reports about the security policy of a page. */
export const POLICY_REPORTS_PATH = '/api/policy-reports'
