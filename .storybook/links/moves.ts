/**
 * Ids of stories and pages that had another one, with what shows the same now. Links in reviews, issues and documents
 * stay what they are: an entry is never taken away. A story that is gone for good leads to what is nearest to it.
 */
export const moves: Readonly<Record<string, string>> = {};
