/** Ids of the tags that rules refer to. A property of a development can't have the tag `new`. */
export const tagIds = { new: 1 } as const
