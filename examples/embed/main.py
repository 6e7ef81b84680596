import calendar_library as calendar

for year in (1818, 2000, 2024, 2038):
    month, day = divmod(calendar.easter(year), 100)
    name = calendar.read_text(calendar.weekday_name(calendar.weekday(year, month, day)))
    print(f'{year}: {name}, day {calendar.day_number(year, month, day)}')
