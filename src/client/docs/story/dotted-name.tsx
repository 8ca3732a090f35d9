/** The name of a nested property, which may wrap after each dot. */
export const DottedName = ({ name }: { name: string }) => {
  const end = name.indexOf('.') + 1;
  if (end === 0) return name;
  return (
    <>
      {name.slice(0, end)}
      <wbr />
      <DottedName name={name.slice(end)} />
    </>
  );
};
