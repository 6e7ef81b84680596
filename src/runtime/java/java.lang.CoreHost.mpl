# An address outside of Java.
