/** Every rule id in a title: the document, the topic, two digits. */
export const idsIn = (title: string): readonly string[] => title.match(/\b(CC|AS)-[A-Z0-9]+-\d{2}\b/g) ?? []

export const topicOf = (id: string): string => id.replace(/-\d{2}$/, '')
