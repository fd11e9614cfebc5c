import { z } from 'zod'

// Rules of idealista's published schemas for feed v6. Like them, rejects unknown keys.

const positiveInteger = z.number().int().min(1)
const text = (max: number) => z.string().max(max)
const url = z.string().regex(/^https?:\/\/.*$/)
const energyRating = z.enum(['A+', 'A', 'B', 'B-', 'C', 'D', 'E', 'F', 'G', 'exempt', 'inProcess', 'unknown'])
const year = z.number().int()

const Home = z.strictObject({
  featuresType: z.enum(['flat', 'house', 'rustic_quinta']),
  featuresAreaConstructed: positiveInteger,
  featuresAreaUsable: positiveInteger.optional(),
  featuresAreaPlot: positiveInteger.optional(),
  featuresBathroomNumber: z.number().int().min(0),
  featuresBedroomNumber: z.number().int().min(0),
  featuresBuiltYear: year.optional(),
  featuresEnergyCertificateRating: energyRating.optional(),
  featuresLiftAvailable: z.boolean().optional(),
})
const Office = z.strictObject({
  featuresType: z.literal('office'),
  featuresAreaConstructed: positiveInteger,
  featuresAreaUsable: positiveInteger.optional(),
  featuresBathroomNumber: z.number().int().min(0).optional(),
  featuresBuiltYear: year.optional(),
  featuresEnergyCertificateRating: energyRating.optional(),
})
const Building = z.strictObject({
  featuresType: z.literal('building'),
  featuresAreaConstructed: positiveInteger,
  featuresBuiltYear: year.optional(),
  featuresEnergyCertificateRating: energyRating.optional(),
})
/** Types whose schemas aren't public. Allows only keys that idealista is known to accept for all of them. */
const Other = z.strictObject({
  featuresType: z.enum(['premises', 'storage', 'garage']),
  featuresAreaConstructed: positiveInteger,
})
const Land = z.strictObject({ featuresType: z.literal('land'), featuresAreaPlot: positiveInteger })

const Address = z.strictObject({
  addressVisibility: z.enum(['full', 'street', 'hidden']).optional(),
  addressTown: text(50).optional(),
  addressCountry: z.literal('Portugal'),
  addressFloor: z
    .string()
    .regex(/^(-[1-2]|[1-9]|[1-5][0-9]|60|bj|en|ss|st)$/)
    .optional(),
  // Coordinates require their precision.
  addressCoordinatesPrecision: z.enum(['exact', 'moved']),
  addressCoordinatesLatitude: z.number().min(-90).max(90),
  addressCoordinatesLongitude: z.number().min(-180).max(180),
})

const Contact = z
  .strictObject({
    contactName: text(60).optional(),
    contactEmail: z
      .string()
      .regex(/^[a-zA-Z0-9-_.]+@(?:[a-zA-Z0-9-_]+\.)+[a-zA-Z]{2,5}$/)
      .optional(),
    contactPrimaryPhonePrefix: z
      .string()
      .regex(/^[1-9][0-9]{0,2}$/)
      .optional(),
    contactPrimaryPhoneNumber: z
      .string()
      .regex(/^[0-9]{5,12}$/)
      .optional(),
  })
  .refine((value) => !value.contactPrimaryPhonePrefix || value.contactPrimaryPhoneNumber !== undefined)

const Property = z
  .strictObject({
    propertyCode: text(50),
    propertyReference: text(50).optional(),
    propertyOperation: z.strictObject({
      operationType: z.enum(['sale', 'rent']),
      operationPrice: positiveInteger,
    }),
    propertyContact: Contact.optional(),
    propertyAddress: Address,
    propertyFeatures: z.union([Home, Office, Building, Other, Land]),
    propertyDescriptions: z
      .array(
        z.strictObject({
          descriptionLanguage: z.enum(['portuguese', 'english']),
          descriptionText: z.string().refine((value) => Array.from(value).length <= 4000),
        }),
      )
      .min(1)
      .optional(),
    propertyImages: z
      .array(z.strictObject({ imageOrder: z.number().int().min(1).max(200), imageUrl: url }))
      .min(1)
      .max(200)
      .optional(),
    propertyUrl: url.optional(),
  })
  .refine(
    ({ propertyFeatures: features }) =>
      !('featuresAreaUsable' in features) ||
      features.featuresAreaUsable === undefined ||
      features.featuresAreaUsable < features.featuresAreaConstructed,
    'usable area must be less than constructed area',
  )

export const IdealistaFile = z.strictObject({
  customerCountry: z.literal('Portugal'),
  customerCode: z.string().regex(/^ilc[a-z0-9]{40}$/),
  customerReference: text(50).optional(),
  customerSendDate: z.string().regex(/^20\d\d\/\d\d\/([0-2]\d|3[01]) ([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/),
  customerProperties: z.array(Property),
})
