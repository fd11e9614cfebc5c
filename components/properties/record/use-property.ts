'use client'

import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'

export const useProperty = (id: number) => useCall('properties.general', { params: { id } })

export const fetchProperty = (id: number) => call('properties.general', { params: { id } })

export const usePublicationLog = (id: number) => useCall('properties.exporterLog', { params: { id } })
