/** The path that receives content security policy reports. */
export const POLICY_REPORTS_PATH = '/api/policy-reports'
