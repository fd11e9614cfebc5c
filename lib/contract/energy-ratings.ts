/** Energy ratings allowed by the specification. Kept in a file without zod so that forms don't load it. */
export const energyRatings = ['A+', 'A', 'B', 'B-', 'C', 'D', 'E', 'F', 'Exempt', 'In Process'] as const
