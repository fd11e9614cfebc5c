import { useFullList } from '@/lib/agency/use-full-list'
import { districtPickerArgs } from './district-picker-args'

export function useAllDistricts({ search = '', isNeeded = true } = {}) {
  const query = { ...districtPickerArgs.query, ...(search !== '' && { filter: { search } }) }
  return useFullList('districts.list', isNeeded ? { query } : null, 'districts')
}
